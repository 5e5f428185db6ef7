import { type PointerEventHandler, type ReactNode, useState } from 'react';

type PosterProps = {
  /** Null if there is none yet. */
  picture: string | null;
  /** True for the page of a document, which is read from its top. */
  isPage?: boolean;
  /** Stands in for a picture that is missing or fails to load. */
  titleCard: ReactNode;
  onPointerEnter?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
  /** Lies over the picture. */
  children: ReactNode;
};

/** The picture of a card, 16:9. An upright picture stands before its own blurred colours. */
export function Poster({ picture, isPage = false, titleCard, children, ...pointer }: PosterProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const still = picture && (
    <img
      src={picture}
      alt=""
      loading="lazy"
      onError={() => setFailed(picture)}
      className={isPage ? 'size-full object-cover object-top' : 'relative size-full object-contain'}
    />
  );
  return (
    <div className="relative aspect-video overflow-hidden border-b bg-muted" {...pointer}>
      {picture && !isPage && picture !== failed && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full scale-125 object-cover opacity-50 blur-2xl"
        />
      )}
      {picture === failed || !still ? titleCard : still}
      {children}
    </div>
  );
}
