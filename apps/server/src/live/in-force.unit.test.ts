import { expect, it } from 'vitest';
import { inForce, isLocked } from './in-force.ts';

const readable = (values: NodeJS.ProcessEnv) => ({ values, unreadable: [] });

it('lays typed settings under those of the environment', () => {
  const given = { LLM_API_KEY: 'sk-given', OPENAI_API_KEY: 'sk-openai' };
  const { choices, values } = inForce(
    given,
    readable({ LLM_API_KEY: 'sk-typed', LLM_MODEL: 'small', ELEVENLABS_API_KEY: 'el' }),
  );
  expect(choices.languageModel).toMatchObject({ key: 'sk-given', model: 'small' });
  expect(choices.speech.elevenlabs?.key).toBe('el');
  expect(values).toMatchObject({ LLM_API_KEY: 'sk-given', LLM_MODEL: 'small' });
});

it('leaves out a whole group rather than a part of it', () => {
  const typed = { SPEECH_OPENAI_API_KEY: 'sk-own-server', ELEVENLABS_API_KEY: 'el' };
  const { choices, leftOut } = inForce(
    {},
    { values: typed, unreadable: ['SPEECH_OPENAI_BASE_URL'] },
  );
  expect(leftOut).toEqual(['openai']);
  expect(choices.speech).toMatchObject({ openai: null, elevenlabs: { key: 'el' } });
});

it('leaves out what goes together no longer, one group after the other', () => {
  const typed = { LLM_INPUT_PRICE: '1', HEYGEN_CONCURRENCY: '100', STUDIO_RETENTION_DAYS: '9' };
  const { choices, leftOut } = inForce({ OPENAI_API_KEY: 'sk-openai' }, readable(typed));
  expect(leftOut.toSorted()).toEqual(['heygen', 'language-model']);
  expect(choices).toMatchObject({ retentionDays: 9, languageModel: { key: 'sk-openai' } });
});

it('throws for a group that must hold', () => {
  const typed = readable({ LLM_INPUT_PRICE: '1', LLM_API_KEY: 'k' });
  expect(() => inForce({}, typed, 'language-model')).toThrow('LLM_OUTPUT_PRICE');
});

it('locks the address to which the environment’s key is sent', () => {
  const given = { HEYGEN_API_KEY: 'hg' };
  expect(isLocked('HEYGEN_API_KEY', given)).toBe(true);
  expect(isLocked('HEYGEN_BASE_URL', given)).toBe(true);
  expect(isLocked('HEYGEN_CONCURRENCY', given)).toBe(false);
  const { choices } = inForce(given, readable({ HEYGEN_BASE_URL: 'https://thief.example' }));
  expect(choices.heygen?.baseUrl).toBe('https://api.heygen.com');
});
