export const texts = {
  labels: { onBoardDate: '装船日期', onBoardSource: '装船依据', issuePlace: '签单地点', carrier: '船公司' },
  otherCarrier: (carrier: string, booked: string) =>
    `提单写的船公司是 ${carrier}，委托订的是 ${booked}，不能以 ${carrier} 名义签发；请作废后按 ${booked} 重新提交`,
  /** Source of a day that the schedule has. */
  departure: (source: string) => `船期实际开船${source === '' ? '' : `（${source}）`}`,
  issuePlace: '请填写签单地点，提单上必须写明在哪里签发',
  issuePlaceFixed: (place: string) => `客户确认的样单签单地点为 ${place}，不能在签发时改动；如需修改请先改单`,
  issuePlaceForm: '签单地点须为英文半角字符',
  sourceNeeded: '请写明装船日期的依据，如大副收据、船公司装船通知',
  onBoard: {
    form: (said: string) => `装船日期 ${said} 不是有效的日期，应为 YYYY-MM-DD`,
    missing: '船期中没有实际开船记录，请填写货物的实际装船日期和依据；货物未装船不能签发（预借提单）',
    omitted: '船期显示本航次不挂靠装货港，货物没有装上这条船，不能签发；请核对船名航次',
    future: (date: string, today: string) => `装船日期 ${date} 在今天（${today}）之后，属于预借提单，不能签发；请在货物装船后签发`,
    afterDeparture: (date: string, departed: string) => `装船日期 ${date} 晚于实际开船日 ${departed}，货物不可能在开船后装船，请核对`,
    beforeArrival: (date: string, arrived: string) =>
      `装船日期 ${date} 早于船舶到港日 ${arrived}，属于倒签提单，不能签发；请填写实际装船日期`,
    tooEarly: (date: string, first: string) =>
      `装船日期 ${date} 早于装船，不能签发（预借或倒签提单）：按船期 ${first} 起才可能装船；船期有变请先更新船期`,
  },
} as const
