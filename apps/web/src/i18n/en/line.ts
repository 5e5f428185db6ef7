export const line = {
  place: 'Number {{place}} in line',
  minutes: 'starts in about {{minutes}} min',
};
