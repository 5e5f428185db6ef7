export const line = {
  place: 'Number {{place}} in line',
  soon: 'starts in less than a minute',
  minutes: 'starts in about {{minutes}} min',
};
