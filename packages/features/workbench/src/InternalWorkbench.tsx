import { Home, preloadHome } from './home/Home.tsx'
import { opened } from './Opened.tsx'
import { texts } from './texts.ts'

export const preload = preloadHome

/** The home of the staff. */
const InternalWorkbench = () => <Home title={texts.internalTitle} />

export const Screen = opened('/workbench', () => texts.internalTitle, InternalWorkbench)
