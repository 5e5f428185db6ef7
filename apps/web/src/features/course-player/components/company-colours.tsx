import type { CompanyLook } from '@tarima/contract';
import { companyPalette } from '@tarima/stage';
import type { CSSProperties, ReactNode } from 'react';

type CompanyColoursProps = { look: CompanyLook | null; children: ReactNode };

/** Gives a part of the page a company's colours, in both themes. */
export function CompanyColours({ look, children }: CompanyColoursProps) {
  if (!look) return children;
  const { accent, light, glow, ink } = companyPalette(look);
  const colours: Record<`--company-${string}`, string> = {
    '--company-accent': accent,
    '--company-light': light,
    '--company-glow': glow,
    '--company-ink': ink,
  };
  return (
    <div
      // React passes custom properties on. Only their type is missing.
      style={colours as CSSProperties}
      className="[--primary:var(--company-accent)] [--primary-hover:var(--company-accent)] [--primary-soft:var(--company-light)] [--primary-soft-foreground:var(--company-accent)] dark:[--primary:var(--company-glow)] dark:[--primary-foreground:var(--company-ink)] dark:[--primary-hover:var(--company-glow)] dark:[--primary-soft:var(--company-ink)] dark:[--primary-soft-foreground:var(--company-glow)]"
    >
      {children}
    </div>
  );
}
