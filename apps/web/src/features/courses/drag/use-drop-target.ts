import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DragItem, type Edge, edgeUnder, itemOf } from './drag-item.ts';

type DropTarget = {
  element: RefObject<HTMLElement | null>;
  accepts: (item: DragItem) => boolean;
  onDrop: (item: DragItem, edge: Edge) => void;
};

/** The kind of part that is dragged over an element, and the half below it. */
type Over = { kind: DragItem['kind']; edge: Edge };

/** Accepts dropped parts of a course. Null while none is over the element. */
export function useDropTarget({ element, accepts, onDrop }: DropTarget): Over | null {
  const [over, setOver] = useState<Over | null>(null);
  const canDrop = useEffectEvent((item: DragItem | null) => item !== null && accepts(item));
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Only the innermost target under the pointer answers.
    const overOf = ({ location, source }: DragEvent): Over | null => {
      const { dropTargets, input } = location.current;
      const item = itemOf(source.data);
      if (!item || dropTargets[0]?.element !== target) return null;
      return { kind: item.kind, edge: edgeUnder(target, input.clientY) };
    };
    const show = (event: DragEvent) => {
      const now = overOf(event);
      setOver((before) =>
        before?.edge === now?.edge && before?.kind === now?.kind ? before : now,
      );
    };
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => canDrop(itemOf(source.data)),
      onDrag: show,
      onDropTargetChange: show,
      onDragLeave: () => setOver(null),
      onDrop: (event) => {
        setOver(null);
        const item = itemOf(event.source.data);
        const droppedOn = overOf(event);
        if (item && droppedOn) drop(item, droppedOn.edge);
      },
    });
  }, [element]);

  return over;
}

type DragEvent = {
  location: { current: { dropTargets: { element: Element }[]; input: { clientY: number } } };
  source: { data: Record<string | symbol, unknown> };
};
