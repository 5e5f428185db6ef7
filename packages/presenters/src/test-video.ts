import { PRESENTERS } from '@tarima/stage';
import type { PlanSettings } from './local/plan-video.ts';

/** Two scenes of about two seconds. */
export const TEST_SCRIPT = `## Qué es

- Mueve las palas

El viento mueve.

## Cómo funciona

[Escena: una turbina]

Gira la pala.
`;

export const TEST_SETTINGS: PlanSettings = {
  mode: 'avatar',
  presenterId: PRESENTERS[0]?.id ?? '',
  templateId: null,
  background: 'blue',
  format: 'horizontal',
  voiceId: 'hum',
};
