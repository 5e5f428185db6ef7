import { FRAME_SIZES, type Script } from '@tarima/contract';
import { useEditorState } from '@tiptap/react';
import { PencilLine, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { useAutoScroll } from '#web/features/courses/drag/use-auto-scroll.ts';
import { useFocusRequest } from '#web/features/courses/structure/use-focus-request.ts';
import { useUndoKeys } from '#web/features/courses/structure/use-undo-keys.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { chooseForStoryScene, firstGap, moveScene, selectScene } from './change-scenes.ts';
import { SceneCard } from './scene-card.tsx';
import { SceneChoices } from './scene-choices.tsx';
import { ScenePlayer } from './scene-player.tsx';
import { storyScenes } from './story-scenes.ts';
import { useStoryPreview } from './use-story-preview.ts';
import { useThumbnails } from './use-thumbnails.ts';

type StoryboardProps = { script: Script; editing: ScriptEditor; onEditText: () => void };

/** The script as scenes with their pictures. The cursor of the text says which one is chosen. */
export function Storyboard({ script, editing, onEditText }: StoryboardProps) {
  const { t } = useTranslation();
  useExclusivePlayback();
  const { editor, autosaver } = editing;
  const { projectId, language } = script;
  const { document, head, canUndo, canRedo } = useEditorState({
    editor,
    selector: () => ({
      document: editor.state.doc,
      head: editor.state.selection.head,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const { preview, isBehind, failed } = useStoryPreview(script);
  const timeline = preview?.timeline;
  const firstPlace = timeline?.scenes[0]?.isBookend ? 1 : 0;
  const scenes = useMemo(() => storyScenes(document, firstPlace), [document, firstPlace]);
  const chosenIndex = Math.max(
    0,
    scenes.findIndex(({ from, to }) => from <= head && head < to),
  );
  const chosen = scenes[chosenIndex];
  const thumbnails = useThumbnails(timeline, projectId);
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const requestFocus = useFocusRequest();

  // The pictures are those of the stored text.
  const store = useEffectEvent(() => void autosaver.flush());
  useEffect(() => store(), []);
  const change = (transaction: ReturnType<typeof moveScene>) => {
    if (!transaction) return false;
    editor.view.dispatch(transaction);
    void autosaver.flush();
    return true;
  };
  const choose = (index: number) => {
    const scene = scenes[index];
    if (scene) editor.view.dispatch(selectScene(editor.state, scene));
  };
  const move = (index: number, gap: number) => {
    if (!change(moveScene(editor.state, scenes, index, gap))) return;
    const place = gap > index ? gap - 1 : gap;
    editing.say(t('editor.moved', { place: place + 1, total: scenes.length }));
    requestFocus(`scene:${place}`);
  };
  const undo = () => {
    if (editor.commands.undo()) void autosaver.flush();
  };
  const redo = () => {
    if (editor.commands.redo()) void autosaver.flush();
  };
  useUndoKeys({ undo, redo }, panel);
  useAutoScroll(list);

  if (!chosen) {
    return <p className="p-6 text-sm text-muted-foreground">{t('editor.storyboard.empty')}</p>;
  }
  const { place } = chosen;
  const played = place === null || !timeline?.scenes[place] ? undefined : timeline;
  const { width, height } = FRAME_SIZES[timeline?.format ?? 'horizontal'];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6 @2xl:grid-cols-[minmax(0,1fr)_minmax(22rem,40%)]">
      <section
        ref={panel}
        aria-label={t('editor.storyboard.chosen')}
        className={classNames(
          'grid scroll-mt-(--bar-above,1rem) content-start items-start gap-4 @2xl:sticky @2xl:top-(--bar-above,1rem) @2xl:order-last @2xl:-m-1 @2xl:max-h-[calc(100cqh-var(--bar-above,1rem)-var(--bar-below,1rem))] @2xl:self-start @2xl:overflow-y-auto @2xl:p-1',
          // A tall picture stands beside the choices, a wide one above them.
          played?.format === 'vertical'
            ? 'grid-cols-[auto_minmax(0,1fr)]'
            : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        {played && preview && place !== null ? (
          <ScenePlayer
            timeline={played}
            audioUrl={preview.audioUrl}
            projectId={projectId}
            place={place}
            onReach={(reached) => choose(scenes.findIndex((scene) => scene.place === reached))}
          />
        ) : place === null ? (
          <p className="rounded-xl bg-muted p-4 text-sm">{t('editor.storyboard.nothing')}</p>
        ) : failed ? (
          <LoadError title={t('editor.storyboard.loadError')} query={failed} />
        ) : (
          <Skeleton className="aspect-video w-full" />
        )}
        <SceneChoices
          key={chosenIndex}
          projectId={projectId}
          choices={chosen.choices}
          onChange={(choices) => change(chooseForStoryScene(editor.state, chosen, choices))}
        />
        <p
          lang={language}
          className="col-span-full line-clamp-4 text-sm leading-relaxed @2xl:line-clamp-none"
        >
          {chosen.spoken}
        </p>
        <Button
          variant="secondary"
          className="col-span-full justify-self-start"
          onClick={onEditText}
        >
          <PencilLine aria-hidden />
          {t('editor.storyboard.editText')}
        </Button>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div className="flex min-h-10 flex-wrap items-center gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('editor.toolbar.undo')}
            disabled={!canUndo}
            onClick={undo}
          >
            <Undo2 aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('editor.toolbar.redo')}
            disabled={!canRedo}
            onClick={redo}
          >
            <Redo2 aria-hidden />
          </Button>
          <p id={hintId} className="sr-only">
            {t('editor.storyboard.moveHint')}
          </p>
          {isBehind && (
            <span className="flex items-center gap-2 text-sm text-muted-foreground">
              <Spinner label={t('editor.storyboard.drawing')} className="size-4" />
              {t('editor.storyboard.drawing')}
            </span>
          )}
        </div>
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {scenes.map((scene, index) => (
            <SceneCard
              // biome-ignore lint/suspicious/noArrayIndexKey: scenes have nothing else to tell them apart
              key={index}
              scene={scene}
              index={index}
              language={language}
              isChosen={index === chosenIndex}
              isFixed={index < firstGap(scenes)}
              thumbnail={scene.place === null ? undefined : thumbnails[scene.place]}
              duration={scene.place === null ? undefined : timeline?.scenes[scene.place]?.duration}
              aspect={width / height}
              hintId={hintId}
              onChoose={() => {
                choose(index);
                panel.current?.scrollIntoView({ block: 'nearest' });
              }}
              onMove={move}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
