import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { CROP_SIDES, type Crop, cropBetween, cropOfShares, insidePicture } from './crop.ts';

type CropFieldProps = {
  address: string;
  /** The picture in words. */
  name: string;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

/** The part of a picture to show, by dragging over it or by four numbers. */
export function CropField({ address, name, crop, onChange }: CropFieldProps) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; y: number }>(null);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  };
  const begin = (event: PointerEvent) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = placeOf(event);
  };
  const follow = (event: PointerEvent) => {
    if (start.current) onChange(cropBetween(start.current, placeOf(event)));
  };
  const end = () => {
    start.current = null;
  };

  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 text-sm font-medium">{t('editor.figures.crop')}</legend>
      <div className="grid place-items-center rounded-xl bg-muted p-2">
        <div
          onPointerDown={begin}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
          className="relative cursor-crosshair touch-none overflow-hidden"
        >
          <img src={address} alt={name} draggable={false} className="block max-h-72 max-w-full" />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-0 bg-scrim"
            style={{ clipPath: aroundCrop(crop) }}
          />
        </div>
      </div>
      <p className="text-xs text-muted-foreground">{t('editor.figures.cropHint')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {CROP_SIDES.map((side) => (
          <Field key={side} label={t(`editor.figures.sides.${side}`)}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={100}
                value={crop[side]}
                onChange={({ target }) =>
                  onChange(insidePicture({ ...crop, [side]: target.valueAsNumber || 0 }))
                }
              />
            )}
          </Field>
        ))}
      </div>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => onChange(cropOfShares(null))}
      >
        {t('editor.figures.whole')}
      </Button>
    </fieldset>
  );
}

/** Everything but the crop, as a path. */
function aroundCrop({ x, y, width, height }: Crop): string {
  const [right, bottom] = [x + width, y + height];
  const corners = [
    [0, 0, 100, 0, 100, 100, 0, 100, 0, 0],
    [x, y, x, bottom, right, bottom, right, y, x, y],
  ].flatMap((path) => path.map((share, index) => `${share}%${index % 2 === 1 ? ',' : ''}`));
  return `polygon(evenodd, ${corners.join(' ').slice(0, -1)})`;
}
