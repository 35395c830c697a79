/** French words of the closed classes, in the form of the tables of words: class and tags, then the words. */
export const FRENCH_FUNCTION_WORDS = `
tle;la=fs;le=ms;les=p;l'=s|
tun;un=ms;une=fs|
tde;des=p;du=ms|
pà;au=;aux=;à=|
pde;d'=;de=;des=;du=|
tce;ce=ms;ces=p;cet=ms;cette=fs|
tmon;ma=fs;mes=p;mon=s|
tton;ta=fs;tes=p;ton=s|
tson;sa=fs;ses=p;son=s|
tnotre;notre=s;nos=p|
tvotre;votre=s;vos=p|
tleur;leur=s;leurs=p|
tquel;quel=ms;quelle=fs;quelles=fp;quels=mp|
t;=ms;e=fs|aucun
tnul;nul=ms;nulle=fs|
ttout;tous=mp;tout=ms;toute=fs;toutes=fp|
t;=ms;e=fs;es=fp;s=mp|certain
t;=s;s=p|même quelque autre
ttel;tel=ms;telle=fs;telles=fp;tels=mp|
tdivers;divers=mp;diverses=fp|
tdifférents;différentes=fp;différents=mp|
t;=s|chaque
t;=p|plusieurs deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille quatre-vingts quatre-vingt soixante-dix quatre-vingt-dix dix-sept dix-huit dix-neuf
tmaint;maint=ms;mainte=fs;maintes=fp;maints=mp|
r;=1s|je j' me m' moi
r;=2s|tu te t' toi
ril;elle=3fs;elles=3fp;il=3ms;ils=3mp|
r;=3s|on soi
r;=3|se s'
r;=1p|nous
r;=2p|vous
rle;l'=3s;la=3fs;le=3ms;les=3p|
rlui;eux=3mp;lui=3s|
rleur;leur=3p|
r;=|en y qui que qu' quoi dont où ce c' ceci cela ça rien personne autrui quiconque tout quelqu'un
rcelui;celle=fs;celles=fp;celui=ms;ceux=mp|
rcelui-ci;celle-ci=fs;celles-ci=fp;celui-ci=ms;ceux-ci=mp|
rcelui-là;celle-là=fs;celles-là=fp;celui-là=ms;ceux-là=mp|
rlequel;laquelle=fs;lequel=ms;lesquelles=fp;lesquels=mp|
rauquel;auquel=ms;auxquelles=fp;auxquels=mp|
rduquel;desquelles=fp;desquels=mp;duquel=ms|
r;=ms;e=fs|aucun chacun l'un
rquelques-uns;quelques-unes=fp;quelques-uns=mp|
r;=s;s=p|autre
r;=p|plusieurs
rcertains;certaines=fp;certains=mp|
rtous;toutes=fp;tous=mp|
rmien;mien=ms;mienne=fs;miennes=fp;miens=mp|
rsien;sien=ms;sienne=fs;siennes=fp;siens=mp|
rnôtre;nôtre=s;nôtres=p|
rlui-même;elle-même=3fs;elles-mêmes=3fp;eux-mêmes=3mp;lui-même=3ms|
r;=1s|moi-même
r;=1p|nous-mêmes
p;=|avec dans par pour sur sous sans entre vers chez contre depuis pendant durant avant après dès devant derrière malgré selon outre hors hormis sauf envers parmi via en jusque jusqu' concernant excepté moyennant nonobstant suivant voici voilà lors auprès quant afin grâce près loin autour hormis versus per
c;=|et ou ni mais or car donc que qu' si s' quand lorsque lorsqu' puisque puisqu' comme quoique quoiqu' tandis sinon soit parce afin
d;=|ne n' pas plus jamais point guère non oui très trop peu assez aussi bien mal mieux moins tant autant encore déjà toujours souvent parfois ensuite puis alors ainsi ici là là-bas hier demain aujourd'hui avant-hier après-demain maintenant tôt tard seulement surtout plutôt presque environ enfin même tout vite ensemble dedans dehors dessus dessous au-dessus au-dessous ailleurs partout auparavant dorénavant désormais notamment quasi quasiment soudain voire certes cependant toutefois néanmoins pourtant davantage beaucoup combien comment pourquoi où quand y compris autrement debout ci-dessus ci-dessous ci-joint ci-haut ci-après peut-être
i;=|ah oh hélas bref bon
`;
