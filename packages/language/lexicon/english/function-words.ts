/** English words of the closed classes, in the form of the tables of words: class and tags, then the words. */
export const ENGLISH_FUNCTION_WORDS = `
t;=|the any some no what which whose all enough such more most my your his her its our their several few many both other
ta;a=s;an=s|
t;=s|each every either neither another one much little less
tthis;these=p;this=s|
tthat;that=s;those=p|
t;=p|two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
rI;i=1s;me=1s;mine=1s;myself=1s|
ryou;you=2;yours=2|
ryourself;yourself=2s;yourselves=2p|
rhe;he=3ms;him=3ms;himself=3ms;his=3ms|
rshe;her=3fs;hers=3fs;herself=3fs;she=3fs|
rit;it=3s;itself=3s|
rwe;our=1p;ours=1p;ourselves=1p;us=1p;we=1p|
rthey;theirs=3p;them=3p;themselves=3p;they=3p|
rwho;who=;whom=|
rthis;these=p;this=s|
rthat;that=s;those=p|
r;=|which what whose whoever whatever whichever one ones none all any some both each either neither such several few many other others another more most much enough
r;=3s|someone somebody something anyone anybody anything everyone everybody everything nobody nothing oneself
p;=|of in to for with on at by from as into about like through after over between out against during without before under around among within along across behind beyond up down off above near below beside besides inside outside onto upon toward towards until till throughout despite except per via underneath beneath versus amid regarding concerning following including unlike past since apart
c;=|and or but nor so yet for because although though if unless while whereas when whenever where wherever since until before after as than that whether once lest provided
d;=|not never very too also just only even still already always often sometimes then thus here there now today yesterday tomorrow again soon later ago almost quite rather perhaps maybe however therefore otherwise instead indeed hence else away back how why when where so yet more most less least ever nearly together elsewhere somewhat meanwhile afterwards afterward thereafter both well
vbe;am=P1s;are=P2s+P123p;be=W;been=K;being=G;is=P3s;was=J13s;were=J2s+J123p|
vhave;had=J+K;has=P3s;have=W+P;having=G|
vdo;did=J;do=W+P;does=P3s;doing=G;done=K|
vcan;can=P;could=J|
vmay;may=P;might=J|
vshall;shall=P;should=J|
vwill;will=P;would=J|
v;=P|must ought
i;=|oh yes ok okay
d;=|no
`;
