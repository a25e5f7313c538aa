/** Words in customers' files for the columns of special cargo, beside the labels. */
export const yes = ['1', 'Y', 'YES', 'TRUE', 'X', '是', '√', '有']
export const vgmMethods = { '1': ['SM1', '方法一', '方法1'], '2': ['SM2', '方法二', '方法2'] } as const
