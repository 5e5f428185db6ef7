import {
  type Avatar,
  avatarEndpoints,
  type Voice,
  videoSettingsEndpoints,
  videoSettingsSchema,
  voiceEndpoints,
} from '@tarima/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { avatarSample } from '#web/test/avatar-sample.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { testProject } from '#web/test/test-project.ts';
import { voiceSample } from '#web/test/voice-sample.ts';
import { wizardForTests } from './test-wizard.ts';

const LUCIA = avatarSample({ preview_video_url: '/lucia.mp4' });
const OMAR = avatarSample({ avatar_id: 'omar', avatar_name: 'Omar', gender: 'male' });
const ALBA = voiceSample({ emotion_support: true });
const { studio, openWizard } = wizardForTests({
  avatars: [LUCIA, OMAR],
  voices: [ALBA],
  settings: { presenter: 'lucia', voice: 'alba' },
});

const openFilters = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Filtros/u }));
const open = async () => {
  const { user } = await openWizard();
  await screen.findByRole('radio', { name: /Lucía/ });
  const goTo = (name: string) => user.click(screen.getByRole('tab', { name }));
  return { user, goTo };
};

it('a presenter shows its picture, and moves under the pointer', async () => {
  const { user } = await open();
  const card = screen.getByRole('radio', { name: /Lucía/ });
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/lucia.png');
  await user.hover(card);
  await waitFor(() => expect(card.querySelector('video')?.getAttribute('src')).toBe('/lucia.mp4'));
});

it.each([
  [null, 'Premium'],
  [0.05, /^Premium · 0,05\sUSD por segundo$/u],
])('only presenters that cost money are premium, with their price: %s', async (price, words) => {
  studio().answer(avatarEndpoints.list, () => [
    LUCIA,
    avatarSample({ ...OMAR, provider: 'heygen' }),
  ]);
  studio().answer(avatarEndpoints.providers, () => [
    { id: 'local' as const, problem: null, pricePerSecond: null },
    { id: 'heygen' as const, problem: null, pricePerSecond: price },
  ]);
  await open();
  await within(screen.getByRole('radio', { name: /Omar/ })).findByText(words);
  expect(within(screen.getByRole('radio', { name: /Lucía/ })).queryByText(/Premium/u)).toBeNull();
});

it('the company’s own people come first, in a tab of their own, and never move', async () => {
  const carmen: Avatar = {
    ...OMAR,
    ...{ avatar_id: '11111111-1111-4111-8111-111111111111', avatar_name: 'Carmen' },
    ...{ category: 'own', type: 'talking_photo', preview_image_url: '/carmen.jpg' },
    portrait: {
      ...{ name: 'Carmen', picture: 'c'.repeat(64), mediaType: 'image/jpeg' },
      ...{ width: 900, height: 1200 },
    },
  };
  studio().answer(avatarEndpoints.list, ({ query: { companyId } }) =>
    companyId === testProject().company.pk ? [carmen, LUCIA, OMAR] : [LUCIA],
  );
  const { user } = await open();
  const list = () => within(screen.getByRole('radiogroup', { name: 'Presentadores' }));
  expect(list().getAllByRole('radio')[0]?.textContent).toContain('Carmen');
  await openFilters(user);
  await user.click(screen.getByRole('radio', { name: 'Tu gente' }));
  await waitFor(() => expect(list().getAllByRole('radio')).toHaveLength(1));
  const card = list().getByRole('radio', { name: /Carmen/ });
  await user.hover(card);
  await user.unhover(card);
  await user.hover(card);
  expect(card.querySelector('canvas, video')).toBeNull();
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/carmen.jpg');
});

it('a removed person has to be replaced before a video is made', async () => {
  const removed = '11111111-1111-4111-8111-111111111111';
  studio().answer(videoSettingsEndpoints.get, () =>
    videoSettingsSchema.parse({ presenter: removed, voice: 'alba' }),
  );
  await open();
  screen.getByText('La persona que habías elegido ya no está en esta empresa');
  expect(screen.getByRole('tab', { name: 'Voz' }).hasAttribute('disabled')).toBe(true);
  expect(document.body.textContent).not.toContain(removed);
});

it('without own people there is no tab for them', async () => {
  const { user } = await open();
  await openFilters(user);
  expect(screen.queryByRole('radio', { name: 'Tu gente' })).toBeNull();
  screen.getByRole('radio', { name: 'Negocios' });
});

it.each([
  ['Todos los géneros', ['Lucía', 'Omar']],
  ['Hombres', ['Omar']],
  ['Mujeres', ['Lucía']],
])('avatars are filtered by gender: %s', async (filter, names) => {
  const { user } = await open();
  await openFilters(user);
  await user.click(screen.getByRole('combobox', { name: 'Género' }));
  await user.click(await screen.findByRole('option', { name: filter }));
  const list = within(screen.getByRole('radiogroup', { name: 'Presentadores' }));
  await waitFor(() => expect(list.getAllByRole('radio')).toHaveLength(names.length));
  for (const name of names) list.getByRole('radio', { name: new RegExp(name) });
});

it('voices are filtered by language, under its own name', async () => {
  const languages = ['Español', 'English', 'Português'] as const;
  studio().answer(voiceEndpoints.list, () =>
    languages.map((language) => ({
      ...ALBA,
      voice_id: language,
      voice_name: `Voz ${language}`,
      language,
    })),
  );
  const { user, goTo } = await open();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Voz' })).toHaveProperty('disabled', false),
  );
  await goTo('Voz');
  await openFilters(user);
  await user.click(await screen.findByRole('combobox', { name: 'Idioma' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Todos los idiomas',
    ...languages,
  ]);
  await user.click(screen.getByRole('option', { name: 'Português' }));
  const list = within(screen.getByRole('radiogroup', { name: 'Voces' }));
  await waitFor(() => expect(list.getAllByRole('radio')).toHaveLength(1));
  list.getByRole('radio', { name: /Voz Português/u });
});

it('the studio’s three languages are always offered, others with a voice only', async () => {
  studio().answer(voiceEndpoints.list, () =>
    (['Italiano', 'Español'] as const).map((language) => ({
      ...ALBA,
      voice_id: language,
      language,
    })),
  );
  const { user, goTo } = await open();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Voz' })).toHaveProperty('disabled', false),
  );
  await goTo('Voz');
  await openFilters(user);
  await user.click(await screen.findByRole('combobox', { name: 'Idioma' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Todos los idiomas',
    'Español',
    'English',
    'Português',
    'Italiano',
  ]);
});

it('a voice has badges for accents, emotions and pauses, and a sample', async () => {
  const { goTo } = await open();
  await goTo('Voz');
  const voice = await screen.findByRole('radio', { name: /Alba/ });
  for (const badge of ['Acentos', 'Emociones', 'Pausas']) within(voice).getByText(badge);
  screen.getByRole('button', { name: 'Escuchar a Alba' });
});

it('a voice names its vendor and cost per minute, if not all are the studio’s', async () => {
  const paid = (voice_name: string, change: Partial<Voice>): Voice => ({
    ...ALBA,
    voice_id: `vendor-${voice_name}`,
    voice_name,
    ...change,
  });
  studio().answer(voiceEndpoints.list, () => [
    ALBA,
    paid('Nova', { vendor: 'openai', character_price: 15 }),
    paid('Rachel', { vendor: 'elevenlabs', character_price: 100 }),
    paid('Dora', { vendor: 'own-server', character_price: 0 }),
    paid('Kore', { vendor: 'google', character_price: null }),
    paid('Camila', { presenter_provider: 'heygen' }),
  ]);
  const { goTo } = await open();
  await goTo('Voz');
  const badges = async (name: RegExp) =>
    [...(await screen.findByRole('radio', { name })).querySelectorAll('span')]
      .map(({ textContent }) => textContent)
      .join(' ');
  expect(await badges(/Alba/)).toContain('Del estudio · sin costo');
  expect(await badges(/Nova/)).toMatch(/OpenAI \$ · 0,0135\sUSD por minuto/u);
  expect(await badges(/Rachel/)).toMatch(/ElevenLabs \$\$\$ · 0,09\sUSD por minuto/u);
  expect(await badges(/Dora/)).toContain('Servidor propio Sin costo');
  expect(await badges(/Kore/)).toContain('Google Precio sin configurar');
  // Voices of a vendor's presenters are only for those presenters.
  expect(screen.queryByRole('radio', { name: /Camila/ })).toBeNull();
});

it('refetches the vendors’ voices on request; the studio’s own do not change', async () => {
  const { goTo, user } = await open();
  await goTo('Voz');
  await screen.findByRole('radio', { name: /Alba/ });
  expect(screen.queryByRole('button', { name: 'Actualizar la lista' })).toBeNull();
  cleanup();

  const nova: Voice = { ...ALBA, voice_id: 'nova', voice_name: 'Nova', vendor: 'openai' };
  studio().answer(voiceEndpoints.list, ({ query }) =>
    query.refresh ? [ALBA, nova, { ...nova, voice_id: 'echo', voice_name: 'Eco' }] : [ALBA, nova],
  );
  const again = await open();
  await again.goTo('Voz');
  await openFilters(again.user);
  await user.click(await screen.findByRole('button', { name: 'Actualizar la lista' }));
  await screen.findByRole('radio', { name: /Eco/ });
});

it('a vendor’s presenter without a picture shows an initial, and gets no captions in it', async () => {
  const BRANDON: Avatar = {
    ...OMAR,
    provider: 'heygen',
    avatar_id: 'heygen-b',
    avatar_name: 'Brandon',
  };
  studio().answer(avatarEndpoints.list, () => [LUCIA, { ...BRANDON, preview_image_url: '' }]);
  studio().answer(videoSettingsEndpoints.get, () =>
    videoSettingsSchema.parse({ presenter: 'heygen-b' }),
  );
  const { user } = await open();
  const picture = await screen.findByRole('img', { name: 'Así se verá el video' });
  expect(picture.textContent).toBe('B');
  expect(document.querySelector('img[src=""]')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Aspecto/u }));
  screen.getByText(/^HeyGen no pone subtítulos en la imagen\./u);
  expect(screen.queryByRole('radiogroup', { name: 'Subtítulos' })).toBeNull();
});

it('reports voices that could not be loaded', async () => {
  studio().answer(voiceEndpoints.list, () => {
    throw new Refusal(500, 'INTERNAL_ERROR');
  });
  const { goTo } = await open();
  await goTo('Voz');
  await screen.findByText('Error al cargar voces. Inténtalo de nuevo más tarde.');
});

it('five accents are offered with samples, the Mexican one recommended', async () => {
  const { goTo } = await open();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Acento' })).toHaveProperty('disabled', false),
  );
  await goTo('Acento');
  const list = within(await screen.findByRole('radiogroup', { name: 'Acentos' }));
  expect(list.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'MexicanoRecomendado',
    'Peninsular',
    'Colombiano',
    'Argentino',
    'Neutral',
  ]);
  expect(list.getAllByRole('button', { name: /^Escuchar a/u })).toHaveLength(5);
});
