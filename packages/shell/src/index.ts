import '@jst/ui/styles.css'

export type { Brand } from './createApp.ts'
export { createPortal, PortalFrame, type PortalOptions } from './createPortal.tsx'
export { createWorkbench, type WorkbenchOptions } from './createWorkbench.tsx'
export type { Routes, ScreenRoute } from './routing/Navigation.tsx'
export { createScreenRouter, type ScreenRouter } from './routing/ScreenRouter.ts'
export { StartFailed } from './StartFailed.tsx'
export { WorkbenchFrame } from './workbench/WorkbenchFrame.tsx'
