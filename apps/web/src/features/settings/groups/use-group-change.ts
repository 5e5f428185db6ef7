import {
  type SettingGroup,
  type StudioSettingName,
  studioSettingsEndpoints,
} from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useChange } from '#web/lib/use-change.ts';
import type { NewValues } from '../drafts.ts';

/** Voices, presenters, models and choices of all screens may follow from a setting. */
const EVERYTHING: readonly [] = [];

/** The faults that the server found, by the setting's name. */
export type Faults = Partial<Record<string, { message: string }>>;

/** Tries new values of a group, and stores them if they work. Without values it tries the present ones. */
export function useGroupChange(group: SettingGroup, onStored: (values: NewValues) => void) {
  const { t } = useTranslation();
  const [faults, setFaults] = useState<Faults>({});
  const change = useChange(studioSettingsEndpoints.change, {
    failure: (error) => {
      const fields = error instanceof ApiError ? (error.details?.fields ?? []) : [];
      setFaults(Object.fromEntries(fields.map(({ path, message }) => [nameOf(path), { message }])));
      if (fields.length === 0) toast.error(t('settings.saveError'), messageOf(error, t));
    },
    refreshes: [EVERYTHING],
    onSuccess: ({ isStored }, { body }) => isStored && onStored(body.values),
  });
  return {
    faults,
    isPending: change.isPending,
    answer: change.isPending || change.isError ? undefined : change.data,
    /** The values of the newest call. */
    sent: change.variables?.body.values ?? {},
    save: (values: NewValues, isUnchecked = false) => {
      setFaults({});
      change.mutate({ params: { group }, body: { values, isUnchecked } });
    },
    /** Something was typed: the last answer is about other values. */
    forget: (name: StudioSettingName) => {
      setFaults(({ [name]: _mended, ...others }) => others);
      if (!change.isPending) change.reset();
    },
  };
}

/** The server may answer `values.LLM_MODEL`, from its schema. */
const nameOf = (path: string): string => path.split('.').at(-1) ?? path;
