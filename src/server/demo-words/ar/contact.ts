import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const contact: DemoWords = {
  '1': {
    openingHours: {
      'Emergency care only': 'للحالات الطارئة فقط',
      'Bank holidays': 'العطل الرسمية',
      'Usual hours, unless a closure is shown here': 'كالمعتاد، ما لم يُعلن هنا عن إغلاق',
      'Emergency department': 'قسم الطوارئ',
      'Visiting hours': 'أوقات الزيارة',
    },
    phoneLabels: 'الاستقبال، الفواتير والتأمين، إرشاد المرضى',
    emailLabels: 'أسئلة عامة، المواعيد',
    location: '14 لانترن رو\nلندن NX4 7QT\nالمملكة المتحدة',
  },
};
