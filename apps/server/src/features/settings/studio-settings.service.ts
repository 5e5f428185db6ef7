import type {
  Language,
  SettingField,
  SettingGroup,
  SettingsTrial,
  StudioSettingName,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import { assertSecuredOwner } from '#server/features/people/second-factors/assert-secured-owner.ts';
import type { Actor, SignedIn } from '#server/kit/actor.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import { SETTINGS_CHANGED } from '#server/live/live.ts';
import { openValues } from '#server/live/open-values.ts';
import {
  deleteStored,
  listStored,
  lockStored,
  saveStored,
} from '#server/live/stored-values.repo.ts';
import { choicesWith, readChanges, type SettingChanges } from './setting-changes.ts';
import { presentFields } from './setting-field.presenter.ts';
import { trySettings } from './try-settings.ts';

type Request = {
  values: Partial<Record<StudioSettingName, string | null>>;
  isUnchecked: boolean;
};
type Changed = { fields: SettingField[]; check: SettingsTrial | null; isStored: boolean };

/** The settings that the owner types in the studio. */
export function createStudioSettingsService(
  context: Pick<
    Context,
    'db' | 'live' | 'settings' | 'sealing' | 'providers' | 'realtime' | 'log' | 'now'
  >,
) {
  const { db, live, sealing, realtime, now } = context;
  const { given } = context.settings;

  async function storedIn(asked: Queryable) {
    const rows = await listStored(asked);
    return { rows, stored: openValues(rows, sealing) };
  }

  async function fields(): Promise<SettingField[]> {
    const { rows, stored } = await storedIn(db);
    return presentFields(given, rows, stored);
  }

  /** Stores what differs. The trail gets the names, and never a value. */
  async function store(
    tx: Transaction,
    actor: Actor,
    group: SettingGroup,
    changes: SettingChanges,
  ): Promise<void> {
    await lockStored(tx);
    const { rows, stored } = await storedIn(tx);
    // Another owner may have stored something during the trial.
    choicesWith(changes, { group, given, stored });
    const isNews = (name: StudioSettingName, value: string | null) =>
      value === null ? rows.some((row) => row.name === name) : stored.values[name] !== value;
    const news = [...changes].filter(([name, value]) => isNews(name, value));
    for (const [name, value] of news) {
      const changed = { changedBy: actor.id, changedAt: now() };
      if (value === null) await deleteStored(tx, name);
      else await saveStored(tx, { name, sealed: sealing.seal(name, value), ...changed });
    }
    if (news.length === 0) return;
    await recordDeed(tx, {
      ...{ action: 'settings-stored', by: actor, companyId: null, subject: group },
      subjectName: news.map(([name]) => name).join(', '),
    });
  }

  return {
    async list(actor: Actor): Promise<{ fields: SettingField[] }> {
      assertOwner(actor);
      return { fields: await fields() };
    },

    /** Tries new values. Stores those that work, and puts them in force in every process. */
    async change(
      actor: SignedIn,
      group: SettingGroup,
      { values, isUnchecked }: Request,
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<Changed> {
      await assertSecuredOwner(db, actor);
      const changes = readChanges({ group, values, given });
      const { stored } = await storedIn(db);
      const choices = choicesWith(changes, { group, given, stored });
      const check = isUnchecked
        ? null
        : await trySettings(context, group, choices, { language, signal });
      if (check?.problem) return { fields: await fields(), check, isStored: false };
      await db.transaction((tx) => store(tx, actor, group, changes));
      await live.reload();
      realtime.announce(SETTINGS_CHANGED);
      return { fields: await fields(), check, isStored: true };
    },
  };
}
