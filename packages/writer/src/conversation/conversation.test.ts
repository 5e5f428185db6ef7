import { PODCAST_STYLES } from '@tarima/contract';
import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import type { DialogueDraft, DialogueRequest } from '../dialogue-draft.ts';
import { COMPANY_CARS, LOCKOUT_PROCEDURE, VACATION_POLICY } from '../testing/company-texts.ts';
import { dialogueRequest } from '../testing/dialogue-request.ts';
import { documentOf } from '../testing/document-of.ts';
import { draftDialogue } from './draft-dialogue.ts';

const TEXTS = { es: VACATION_POLICY, en: LOCKOUT_PROCEDURE, de: COMPANY_CARS } as const;
type Known = keyof typeof TEXTS;

const draft = (language: Known, options: Partial<DialogueRequest> = {}): DialogueDraft =>
  draftOf(TEXTS[language], language, options);

const draftOf = (
  text: string,
  language: SourceLanguage,
  options: Partial<DialogueRequest> = {},
): DialogueDraft =>
  draftDialogue(
    dialogueRequest([documentOf(text, { language, fileName: 'file.docx' })], language, options),
  );

const by = (speaker: 'host' | 'guest', { turns }: DialogueDraft) =>
  turns.filter((turn) => turn.speaker === speaker).map(({ text }) => text);
const told = (one: DialogueDraft) => by('guest', one).join(' ');

const everyStyle = (['es', 'en', 'de'] as const).flatMap((language) =>
  PODCAST_STYLES.flatMap((style) =>
    [150, 300, 400].map((wordCount) => ({ language, style, wordCount })),
  ),
);

describe.each(everyStyle)(
  '$language, $style, $wordCount words',
  ({ language, style, wordCount }) => {
    const one = draft(language, { style, wordCount });

    it('is as long as was asked', () => {
      expect(Math.abs(one.wordCount - wordCount)).toBeLessThanOrEqual(wordCount * 0.1);
    });

    it('says each unit whole and lists the fate of every one', () => {
      const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
      const heard = new Set(words(one.turns.map(({ text }) => text).join(' ')));
      for (const { text, fate } of one.ledger) {
        if (fate === 'said') expect(words(text).filter((word) => !heard.has(word))).toEqual([]);
      }
      expect(new Set(one.ledger.map(({ fate }) => fate)).has('said')).toBe(true);
    });

    it('opens without the title page and closes on what must be said', () => {
      expect(told(one)).not.toMatch(
        /Bienvenidos|Welcome|willkommen|Grupo Almendra, |Northfield|Abteilung/iu,
      );
      const last = one.turns.findLast(({ speaker }) => speaker === 'guest');
      const cited = new Set(last?.citations.map(({ sentenceId }) => sentenceId));
      const units = one.ledger.filter(({ citations }) =>
        citations.some((own) => cited.has(own.sentenceId)),
      );
      expect(units.at(-1)?.mustSay).not.toEqual([]);
    });
  },
);

describe('a procedure', () => {
  it.each([
    ['es', ['Primero', 'hable con', 'Después', 'rellene', 'Por último', 'avise a su equipo']],
    ['en', ['Step 1: tell the shift leader', 'Step 4: close the air', 'Step 7: try to start']],
    ['de', ['Zuerst: Sichern Sie', 'Danach: Rufen Sie', 'Zum Schluss: Melden Sie']],
  ] as const)('is told with all its steps in their order (%s)', (language, steps) => {
    const text = told(draft(language)).replace('primero,', 'Primero,');
    const places = steps.map((step) => text.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is told over several turns where it is long, the host asking on', () => {
    const { turns } = draft('en');
    const at = turns.findIndex(({ text }) => text.includes('Step 1'));
    const next = turns.findIndex(({ text }) => text.includes('Step 3'));
    expect(next).toBe(at + 2);
    expect(turns[at + 1]?.text.split(' ').length).toBeLessThan(12);
  });
});

describe('questions of the document', () => {
  it('are asked by the host, with their place in it, and answered next', () => {
    const { turns } = draft('es', { wordCount: 400 });
    const at = turns.findIndex(({ text }) => text.includes('¿Puedo pasar días al año siguiente?'));
    expect(turns[at]?.speaker).toBe('host');
    expect(turns[at]?.citations[0]?.quote).toBe('¿Puedo pasar días al año siguiente?');
    expect(turns[at + 1]?.text).toMatch(/^Sí, hasta cinco días/u);
  });

  it('are found inside a paragraph, and a bare no keeps its reason', () => {
    const { turns } = draft('en', { wordCount: 400 });
    const at = turns.findIndex(({ text }) => text.includes('May I clear a small jam'));
    expect(turns[at]?.speaker).toBe('host');
    expect(turns[at + 1]?.text).toBe('No. Even a two-second job needs a lock.');
  });
});

describe('the host', () => {
  it('reacts to the words of the guest rather than in general', () => {
    for (const language of ['es', 'en', 'de'] as const) {
      for (const style of PODCAST_STYLES) {
        const { reactions } = SOURCE_LANGUAGES[language].dialogue.styles[style];
        const host = by('host', draft(language, { style, wordCount: 400 })).join(' ');
        expect(reactions.filter((one) => host.includes(one)).length).toBeLessThanOrEqual(3);
      }
    }
  });

  it('repeats a number as it was said, and counts the steps', () => {
    const heard = [1, 2, 3, 4].map((seed) =>
      by('host', draft('es', { wordCount: 400, seed })).join(' '),
    );
    expect(heard.some((text) => /tres días|23 días hábiles|cinco días/iu.test(text))).toBe(true);
    expect(heard.some((text) => /cinco pasos/iu.test(text))).toBe(true);
  });

  it('asks for a case by its own words', () => {
    const host = by('host', draft('es', { wordCount: 400 })).join(' ');
    expect(host).toMatch(
      /si dos personas del mismo equipo piden las mismas fechas\?|en caso de accidente de trabajo\?/u,
    );
  });

  it('repeats no half of a range', () => {
    const text = `# El horno
## Uso
El horno tarda entre 10 y 15 minutos en calentarse. Nunca abra la puerta antes de 20 minutos. La puerta debe cerrarse con las dos manos. El filtro se cambia cada 3 meses. Si el filtro huele a quemado, apague el horno y avise al encargado. No se puede limpiar el horno con agua. La bandeja debe secarse antes de guardarla en el armario.
## Limpieza
Está prohibido usar lejía en el interior. El paño debe estar húmedo y limpio. La rejilla se lava cada semana con jabón neutro y agua tibia. Los restos se retiran con una espátula de madera.`;
    for (const seed of [1, 2, 3]) {
      const host = by('host', draftOf(text, 'es', { wordCount: 150, seed })).join(' ');
      expect(host).not.toContain('15 minutos');
    }
  });
});

describe('a wish', () => {
  it.each([
    ['Céntrate en las bajas médicas', 'Bajas médicas'],
    ['Enfócate en las vacaciones', 'Vacaciones'],
    ['Focus on how to ask for permisos retribuidos, please', 'Permisos retribuidos'],
  ])('puts the sections of that name first: %s', (instructions, chapter) => {
    expect(draft('es', { instructions, wordCount: 200 }).chapters[0]?.title).toBe(chapter);
  });

  it('may name a kind of content, such as deadlines', () => {
    const text = told(draft('es', { instructions: 'Céntrate en los plazos', wordCount: 200 }));
    expect(text).toContain('tres días siguientes');
    expect(text).toContain('antes de las 9:00');
  });

  it('is not said where the document does not have it', () => {
    const [first] = draft('es', { instructions: 'Céntrate en los dinosaurios' }).turns;
    expect(first?.text).not.toContain('dinosaurios');
  });
});

it('calls chapters as the document calls its sections', () => {
  const titles = new Set([...LOCKOUT_PROCEDURE.matchAll(/^#+ (.*)$/gmu)].map(([, title]) => title));
  for (const { title } of draft('en').chapters) expect(titles).toContain(title);
});

it('leaves out tables of figures and says those of two columns', () => {
  const text = `${LOCKOUT_PROCEDURE}
## Fines
| Year | Plant 3 | Plant 4
| 2023 | 1,200 | 900
| 2024 | 1,450 | 870
| 2025 | 1,300 | 610
## Limits
| Machine | Highest pressure
| Sealer | 6 bar
| Wrapper | 4 bar`;
  const heard = told(
    draftOf(text, 'en', { wordCount: 400, instructions: 'Focus on limits and fines' }),
  );
  expect(heard).not.toMatch(/1,450/u);
  expect(heard).toMatch(/Sealer.{1,6}6 bar/u);
});
