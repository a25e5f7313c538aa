import { titles } from '../titles.ts'
import { announcement } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'

export const { Screen, preload } = contentScreen(announcement, titles.announcements)
