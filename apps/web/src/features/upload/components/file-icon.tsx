import { FileImage, FileText, type LucideIcon, Presentation, Shapes } from 'lucide-react';
import { extensionOf } from '../file-rules.ts';

const ICONS: Record<string, LucideIcon> = {
  ppt: Presentation,
  pptx: Presentation,
  jpg: FileImage,
  jpeg: FileImage,
  png: FileImage,
  tiff: FileImage,
  ai: Shapes,
  svg: Shapes,
};

export function FileIcon({ name }: { name: string }) {
  const Icon = ICONS[extensionOf(name)] ?? FileText;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-primary-soft text-primary-soft-foreground">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
