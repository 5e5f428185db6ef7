/** For a part's controls: with a mouse they show on the part under the pointer or the focus only. */
export const ON_DEMAND_STYLES =
  'transition pointer-fine:opacity-0 pointer-fine:group-focus-within/part:opacity-100 pointer-fine:group-hover/part:opacity-100 pointer-fine:data-[state=open]:opacity-100';
