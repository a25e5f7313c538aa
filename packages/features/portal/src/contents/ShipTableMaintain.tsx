import { titles } from '../titles.ts'
import { shipTable } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'

export const { Screen, preload } = contentScreen(shipTable, titles.shipTables)
