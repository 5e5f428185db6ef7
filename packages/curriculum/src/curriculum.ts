import type { DesignerArea } from '@tarima/contract';
import { desarrolloPersonal } from './areas/desarrollo_personal.ts';
import { diseno } from './areas/diseno.ts';
import { educacion } from './areas/educacion.ts';
import { negocios } from './areas/negocios.ts';
import { tecnologia } from './areas/tecnologia.ts';
import type { Theme } from './topic.ts';

/** All topics of designed courses, by area and in teaching order. */
export const CURRICULUM: Record<DesignerArea, Theme[]> = {
  desarrollo_personal: desarrolloPersonal,
  tecnologia,
  negocios,
  educacion,
  diseno,
};
