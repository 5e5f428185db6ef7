import type { HandOver, LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { DEFAULT_COMPLETION } from '@tarima/contract';
import type { z } from 'zod';
import {
  filmedContents,
  type PackageChoice,
  requestOf,
} from '#web/features/hand-over/package-choice.ts';
import { dayOf, endOfDay } from '#web/lib/last-day.ts';

/** The choices for a link, as its form holds them. */
export type LinkChoice = PackageChoice & {
  asksName: boolean;
  hasPassword: boolean;
  /** Empty to keep the present one. */
  password: string;
  /** A day such as `2026-12-31`; empty for no end. */
  lastDay: string;
  /** One site a line, as it was typed. */
  sites: string;
};

type NewLink = z.input<(typeof learnerLinkEndpoints)['create']['body']>;
type ChangedLink = z.input<(typeof learnerLinkEndpoints)['change']['body']>;

/** The choices of a link, or those that suit most people. */
export function choiceOf(handOver: HandOver, link: LearnerLink | null): LinkChoice {
  const { contentIds } = link ?? {};
  return {
    excluded: new Set(
      filmedContents(handOver)
        .map(({ id }) => id)
        .filter((id) => contentIds && !contentIds.includes(id)),
    ),
    hasCaptions: true,
    hasQuestions: link?.hasQuestions ?? true,
    hasCertificate: link?.hasCertificate ?? false,
    completion: link?.completion ?? DEFAULT_COMPLETION,
    asksName: link?.asksName ?? true,
    hasPassword: link?.hasPassword ?? false,
    password: '',
    lastDay: link?.endsAt ? dayOf(new Date(link.endsAt)) : '',
    sites: link?.sites.join('\n') ?? '',
  };
}

/** The request of a choice, for a new link. */
export function newLinkOf(handOver: HandOver, choice: LinkChoice): NewLink {
  const {
    format: _format,
    hasCaptions: _captions,
    ...shown
  } = requestOf(handOver, choice, 'folder');
  return {
    ...shown,
    asksName: choice.asksName,
    endsAt: endOfDay(choice.lastDay),
    sites: sitesOf(choice.sites),
    password: choice.hasPassword ? choice.password : null,
  };
}

/** The same for a link that there is. Its password stays unless another is typed. */
export function changedLinkOf(handOver: HandOver, choice: LinkChoice): ChangedLink {
  const { password, ...rest } = newLinkOf(handOver, choice);
  if (!choice.hasPassword) return { ...rest, password: null };
  return password ? { ...rest, password } : rest;
}

/** The sites of a text. An address without `https://` gets it. */
export const sitesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .map((site) => (/^https?:\/\//u.test(site) ? site : `https://${site}`));

/** The first site that is no address of a page. */
export const wrongSite = (text: string): string | undefined =>
  sitesOf(text).find((site) => !/^[a-z\d.-]+$/u.test(URL.parse(site)?.hostname ?? ''));
