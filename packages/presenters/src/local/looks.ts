import { type ShownPortrait, TEMPLATES, type Template, type VideoMode } from '@tarima/contract';
import { findPresenter } from '@tarima/stage';
import { PresenterError } from '../presenter-error.ts';

/** Throws if the studio lacks the presenter or template that a mode needs. */
export function checkLook(look: {
  mode: VideoMode;
  presenterId: string | null;
  /** One of a company's own people. The caller knows that it may be shown. */
  portrait?: ShownPortrait;
  templateId: Template | null;
}): void {
  if (look.mode === 'avatar' && !look.portrait) checkPresenter(look.presenterId ?? '');
  if (look.mode === 'stock' && !TEMPLATES.some((id) => id === look.templateId)) {
    throw new PresenterError('TEMPLATE_UNKNOWN', `No template is called “${look.templateId}”`);
  }
}

export function checkPresenter(presenterId: string): void {
  if (!findPresenter(presenterId)) {
    throw new PresenterError('PRESENTER_UNKNOWN', `No presenter is called “${presenterId}”`);
  }
}
