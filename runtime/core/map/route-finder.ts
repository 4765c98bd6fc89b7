export const findRoutes = (): { revenue?: number; hexes?: unknown }[] => [];
