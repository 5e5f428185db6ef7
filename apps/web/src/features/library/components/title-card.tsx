import { companyLookEndpoints } from '@tarima/contract';
import { CompanyColours } from '#web/features/course-player/components/company-colours.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** A name in its company's colours, where there is no picture. Screen readers know the name already. */
export function TitleCard({ name, companyId }: { name: string; companyId: string }) {
  const look = useEndpoint(companyLookEndpoints.get, { params: { companyId } });
  return (
    <CompanyColours look={look.data ?? null}>
      <div
        aria-hidden
        className="absolute inset-0 grid content-center overflow-hidden bg-primary px-5 text-primary-foreground dark:bg-primary-soft dark:text-primary-soft-foreground"
      >
        <span className="absolute -top-1/3 -right-1/6 aspect-square w-2/3 rounded-full bg-current opacity-10" />
        <span className="absolute -right-1/12 -bottom-1/2 aspect-square w-1/2 rounded-full bg-current opacity-10" />
        <span className="relative line-clamp-2 text-lg leading-snug font-extrabold tracking-tight wrap-anywhere">
          {name}
        </span>
      </div>
    </CompanyColours>
  );
}
