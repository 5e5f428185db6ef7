import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DragItem, dragData } from './drag-item.ts';

const PREVIEW_STYLES =
  'max-w-80 truncate rounded-xl border bg-popover px-4 py-3 font-sans text-sm font-semibold text-foreground shadow-raised';

type DragSource = {
  element: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  item: DragItem;
  /** The text beside the pointer. */
  label: string;
  isDisabled: boolean;
};

/** Makes an element draggable by its handle. Returns true during a drag. */
export function useDragSource({ element, handle, item, label, isDisabled }: DragSource): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const data = useEffectEvent(() => dragData(item));
  const canDrag = useEffectEvent(() => !isDisabled);
  const drawPreview = useEffectEvent((container: HTMLElement) => {
    const preview = document.createElement('div');
    preview.className = PREVIEW_STYLES;
    preview.textContent = label;
    container.append(preview);
  });

  useEffect(() => {
    if (!element.current || !handle.current) return;
    return draggable({
      element: element.current,
      dragHandle: handle.current,
      canDrag: () => canDrag(),
      getInitialData: () => data(),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => drawPreview(container),
        }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [element, handle]);

  return isDragged;
}
