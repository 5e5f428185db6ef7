import type { Template } from '@tarima/contract';
import { board } from './board.ts';
import { clean } from './clean.ts';
import { magazine } from './magazine.ts';
import { night } from './night.ts';
import type { MakeDesign } from './template-design.ts';

export const TEMPLATE_DESIGNS: Record<Template, MakeDesign> = { clean, board, magazine, night };
