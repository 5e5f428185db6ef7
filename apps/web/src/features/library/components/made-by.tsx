import { useTranslation } from 'react-i18next';
import { formatAge, formatDate } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.ts';

type MadeByProps = {
  owner: string | null;
  /** Named only for people with several companies. Null where it is unknown. */
  companyId: string | null;
  /** The last change, as an ISO time. */
  at: string;
};

/** Who made a work, for which company, and the time of its last change. */
export function MadeBy({ owner, companyId, at }: MadeByProps) {
  const { i18n } = useTranslation();
  const { companies } = useSession();
  const company = companies.length > 1 && companies.find(({ pk }) => pk === companyId)?.name;
  const names = [owner, company].filter(Boolean);
  return (
    <>
      {names.length > 0 && `${names.join(' · ')} · `}
      <time dateTime={at} title={formatDate(at, i18n.language)} className="whitespace-nowrap">
        {formatAge(at, i18n.language)}
      </time>
    </>
  );
}
