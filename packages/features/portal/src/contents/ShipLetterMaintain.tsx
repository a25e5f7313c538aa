import { titles } from '../titles.ts'
import { letter } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'

export const { Screen, preload } = contentScreen(letter, titles.letters)
