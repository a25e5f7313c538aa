import '@jst/ui/styles.css'
import '@jst/tab-bar/styles.css'

export type { Brand } from './createApp.ts'
export { createPortal, PortalFrame, type PortalOptions } from './createPortal.tsx'
export { createWorkbench, type WorkbenchOptions } from './createWorkbench.tsx'
export type { Router, Routes, ScreenRoute } from './routing/Navigation.tsx'
export { StartFailed } from './StartFailed.tsx'
export { WorkbenchFrame } from './workbench/WorkbenchFrame.tsx'
