import { useState } from 'react';

const STORAGE_KEY = 'tarima-autoplay';

/** Whether the next content starts by itself when a video ends; remembered in this browser. */
export function useAutoplay() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const change = (on: boolean) => {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    setIsOn(on);
  };
  return { isOn, change };
}
