import type { Script } from '@tarima/contract';
import type { Editor } from '@tiptap/react';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { openCommentsOn, useProjectReview } from '#web/features/reviews/use-project-review.ts';
import { ScriptComments } from './script-comments.tsx';

type CommentsPartProps = { script: Script; editor: Editor; onShow: () => void };

/** The button of a narrow window for the comments, and their drawer. */
export function CommentsPart({ script, editor, onShow }: CommentsPartProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const review = useProjectReview(script.projectId);
  const count = openCommentsOn(review.data, script.contentId);
  const handleShow = () => {
    setOpen(false);
    onShow();
  };
  return (
    <div className="lg:hidden">
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t('reviews.comments')}
        trigger={
          <Button variant="secondary">
            <MessageSquare aria-hidden />
            {count > 0 ? `${t('reviews.comments')} (${count})` : t('reviews.comments')}
          </Button>
        }
      >
        <ScriptComments script={script} editor={editor} onShow={handleShow} />
      </Drawer>
    </div>
  );
}
