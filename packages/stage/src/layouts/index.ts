import type { Layout } from '@tarima/contract';
import { chart } from './chart.ts';
import { comparison } from './comparison.ts';
import { definition } from './definition.ts';
import { dos } from './dos.ts';
import { figure } from './figure.ts';
import { figureBeside } from './figure-beside.ts';
import type { BuildLayout } from './layout.ts';
import { number } from './number.ts';
import { points } from './points.ts';
import { question } from './question.ts';
import { quote } from './quote.ts';
import { recap } from './recap.ts';
import { statement } from './statement.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { title } from './title.ts';
import { warning } from './warning.ts';

export const LAYOUT_BUILDERS: Record<Layout, BuildLayout> = {
  title,
  statement,
  points,
  steps,
  number,
  comparison,
  dos,
  question,
  definition,
  quote,
  table,
  chart,
  figure,
  'figure-beside': figureBeside,
  warning,
  recap,
};
