import { scales as read } from '../notation/scales.ts';

export const scales = read(`
  before/after
  daily/weekly/monthly/quarterly/annual
  daily/weekly/monthly<yearly
  daily/weekly/monthly<annually
  every hour/every day/every week/every month/every year
  once a day/once a week/once a month/once a year
  twice a day/twice a week/twice a month/twice a year
  on Monday/on Tuesday/on Wednesday/on Thursday/on Friday/on Saturday/on Sunday
  Mondays/Tuesdays/Wednesdays/Thursdays/Fridays/Saturdays/Sundays
  in the morning/in the afternoon/in the evening
  switch on/switch off
  turn on/turn off
  switched on/switched off
  turned on/turned off
`);
