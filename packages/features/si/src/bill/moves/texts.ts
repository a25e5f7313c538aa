import { namedCharacters } from '@jst/feature-kit/document'
import { speech } from '../../speech.ts'

const chinese = {
  reason: '原因',
  pickReason: '请选择原因',
  remarks: '备注',
  remarksNeeded: '请填写备注',
  links: '样单链接',
  issue: {
    onBoardDate: '装船日期',
    onBoardSource: '装船依据',
    issuePlace: '签单地点',
    unprintable: (characters: readonly string[]) => `提单上不能打印以下字符，将印作“?”：${namedCharacters(characters)}；请先改单`,
    sourceNeeded: '请写明装船日期的依据',
    sourceHint: '如大副收据、船公司装船通知；船期有实际开船记录时自动带出',
    range: ({ Earliest, Latest }: { Earliest: string; Latest: string }) =>
      Earliest > Latest
        ? `按船期 ${Earliest} 起才可能装船，现在签发属于预借提单`
        : `货物实际装船的日期，${Earliest === '' ? '' : `${Earliest} 至 `}${Latest}${Earliest === '' ? ' 或之前' : ''}`,
  },
} as const
export type MoveTexts = typeof chinese

/** Words of the window in which a move is confirmed; those of the move itself stand in `siStates`. */
export const texts = speech.words('moves', chinese)
