import { lineEndpoints, podcastEndpoints } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { podcastSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();

const waiting = () =>
  podcastSample({ status: 'processing', id: null, audioUrl: null, stage: null, turnList: [] });

it.each([
  ['es', 130, 'Puesto 2 en la cola · empieza en unos 3 min'],
  ['en', 12, 'Number 2 in line · starts in about 1 min'],
  ['pt', null, 'Posição 2 na fila'],
] as const)('says in %s where work stands that waits', async (language, seconds, said) => {
  studio().answer(podcastEndpoints.get, waiting);
  studio().answer(lineEndpoints.place, () => ({ place: 2, seconds }));
  await renderStudio(studio(), `/podcasts/${waiting().eventId}`, { language });
  await waitFor(() => expect(screen.getByText(said).textContent).toBe(said));
  expect(studio().callsOf(lineEndpoints.place)[0]?.params).toEqual({ id: waiting().eventId });
});
