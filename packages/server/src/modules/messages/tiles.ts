import { messageTiles, outboxMails } from '@jst/contracts/messages'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const messageCounts = countedBy(messageTiles, { failedMails: outboxMails })
