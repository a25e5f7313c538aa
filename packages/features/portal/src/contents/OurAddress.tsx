import { titles } from '../titles.ts'
import { office } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'

export const { Screen, preload } = contentScreen(office, titles.offices)
