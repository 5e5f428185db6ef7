import { useState } from 'react';

/** An on/off value that this browser remembers under `key`. */
export function useRememberedSwitch(key: string, isOnAtFirst: boolean) {
  const [isOn, setIsOn] = useState(
    () => (localStorage.getItem(key) ?? (isOnAtFirst ? 'on' : 'off')) === 'on',
  );
  const change = (on: boolean) => {
    localStorage.setItem(key, on ? 'on' : 'off');
    setIsOn(on);
  };
  return { isOn, change };
}
