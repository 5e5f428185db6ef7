import type { StudioConfig } from '@tarima/contract';
import { createContext, useContext } from 'react';

export const StudioConfigContext = createContext<StudioConfig | null>(null);

export function useStudioConfig(): StudioConfig {
  const config = useContext(StudioConfigContext);
  if (!config) throw new Error('useStudioConfig needs a StudioConfigContext above it');
  return config;
}
