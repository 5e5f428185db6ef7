import type { Template } from '@tarima/contract';
import { board } from './board.ts';
import { clean } from './clean.ts';
import type { MakeLook } from './look.ts';
import { magazine } from './magazine.ts';
import { night } from './night.ts';

export const TEMPLATE_LOOKS: Record<Template, MakeLook> = { clean, board, magazine, night };
